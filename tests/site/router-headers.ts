/** What a browser sends where Next's router runs in it: no page of the site answers otherwise for it. */
export const ROUTER_HEADERS = {
  rsc: '1',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-router-state-tree': '%5B%22%22%5D',
  'next-url': '/elsewhere',
}
