import { describe, expect, it } from 'vitest'

import { videoAt } from '../../../../src/domain/pictures/videos'

const YOUTUBE = {
  provider: 'YouTube',
  page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
}

describe('videoAt', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    ' https://youtu.be/dQw4w9WgXcQ?si=abc ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('knows %s', (address) => {
    expect(videoAt(address)).toEqual(YOUTUBE)
  })

  it.each([
    ['https://vimeo.com/76979871', '76979871', '76979871?'],
    ['https://www.vimeo.com/76979871?share=copy', '76979871', '76979871?'],
    ['https://vimeo.com/76979871/a1b2c3d4e5', '76979871/a1b2c3d4e5', '76979871?h=a1b2c3d4e5&'],
    [
      'https://player.vimeo.com/video/76979871?h=a1b2c3d4e5',
      '76979871/a1b2c3d4e5',
      '76979871?h=a1b2c3d4e5&',
    ],
  ])('knows %s', (address, page, player) => {
    expect(videoAt(address)).toEqual({
      provider: 'Vimeo',
      page: `https://vimeo.com/${page}`,
      player: `https://player.vimeo.com/video/${player}autoplay=1&dnt=1`,
    })
  })

  it.each<unknown>([
    undefined,
    null,
    7,
    '',
    'dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'data:text/html,https://youtu.be/dQw4w9WgXcQ',
    '//youtu.be/dQw4w9WgXcQ',
    '//evil.example/watch?v=dQw4w9WgXcQ',
    '/watch?v=dQw4w9WgXcQ',
    '#dQw4w9WgXcQ',
    'mailto:x@youtu.be',
    'https://youtu.be/',
    'https://youtu.be/too-short',
    'https://youtu.be/dQw4w9WgXcQ"onload=',
    'https://youtu.be.evil.example/dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be@evil.example/dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/76979871/not-a-key',
    'https://player.vimeo.com/event/76979871',
  ])('does not take %j for one', (address) => {
    expect(videoAt(address)).toBeUndefined()
  })
})
