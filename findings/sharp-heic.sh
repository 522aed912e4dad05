#!/bin/sh
# sharp as npm installs it tells the size of a HEIC photo (HEVC), and cannot decode it: only AVIF is built in.
# Who asks for `metadata()` alone takes such a photo for one that can be made smaller.
# Seen with: sharp 0.35.5. Fails where that changes; then libheif-js may go (docs/decisions/064).
set -eu
photo=$(cd "$(dirname "$0")/.." && pwd)/tests/fixtures/photo.heic
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent sharp@0.35.5
PHOTO=$photo node --input-type=module -e "
import sharp from 'sharp'
const { format, compression, width, height } = await sharp(process.env.PHOTO).metadata()
const decoding = await sharp(process.env.PHOTO).jpeg().toBuffer().then(() => 'decoded', (error) => error.message)
console.log('sharp', sharp.versions.sharp, 'libheif', sharp.versions.heif)
console.log('metadata:', format, compression, width, height)
console.log('decoding:', decoding)
process.exit(compression === 'hevc' && width === 160 && decoding !== 'decoded' ? 0 : 1)
"
