#!/bin/sh
# What @simplewebauthn/server asks a browser for depends on the Node that runs it: with Node 24, which knows ML-DSA, the
# post-quantum ML-DSA-44 (-48 in COSE) comes first, with Node 20 it is not there, and a response with such a key is refused. A
# device that can make one makes it. After a step back to an older Node, or with two instances on different ones, that passkey
# signs nobody in. Node 24 also prints warnings about experimental features, which some programs take for errors.
# Seen with: @simplewebauthn/server 14.0.3, Node 20.20.2 and 24.21.0. Fails where that changes; then ALGORITHMS in
# src/cms/services/protection/second-factor/passkeys.ts may go.
set -eu
version=${1:-14.0.3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module >/dev/null
npm install --save-exact --no-audit --no-fund --silent "@simplewebauthn/server@$version"
cat >show.mjs <<'SHOW'
import { generateRegistrationOptions } from '@simplewebauthn/server'

const { pubKeyCredParams } = await generateRegistrationOptions({
  rpName: 'Site',
  rpID: 'site.example',
  userName: 'somebody',
})
console.log(pubKeyCredParams.map(({ alg }) => alg).join(' '))
SHOW
echo "@simplewebauthn/server $version"
failed=0
for row in '20.20.2=-8 -7 -257' '24.21.0=-48 -8 -7 -257'; do
  node=${row%%=*}
  said=$(npx --yes "--package=node@$node" -- node show.mjs 2>"warnings-$node")
  echo "Node $node: $said ($(grep -c ExperimentalWarning "warnings-$node" || true) warnings)"
  [ "$said" = "${row#*=}" ] || failed=1
done
exit "$failed"
