import { getTranslations } from 'next-intl/server'

import { videoAt } from '@/domain/pictures/videos'
import type { VideoBlock } from '@/payload-types'
import { languageAttributes } from '@/ui/components/language-attributes'
import { VideoPlayer } from '@/ui/components/video-player'

import type { BodyContext } from '../body-context'

interface Props {
  block: Partial<VideoBlock>
  page: BodyContext
}

/** A link to a video, which plays here once it is pressed; nothing where it is none we know. */
export async function Video({ block, page }: Props) {
  const video = videoAt(block.url)
  if (!video) return null
  const t = await getTranslations('blocks')
  return (
    <VideoPlayer page={video.page} player={video.player} title={block.title ?? video.provider}>
      <strong>
        <b aria-hidden="true">{'▶\ufe0e\u2003'}</b>
        {block.title ?? video.provider}
      </strong>
      <span {...languageAttributes(page.locale, page.contentLocale)}>
        {t('videoFrom', { provider: video.provider })}
      </span>
    </VideoPlayer>
  )
}
