import { ShipCat } from '@/ui/brand/ship-cat'

interface Props {
  /** Address of a picture that is another at each visit; the shipped cat where there is none. */
  src: string | undefined
  alt: string
}

/** A cat, for pages that have nothing else to show. */
export function RandomCat({ src, alt }: Props) {
  if (src === undefined) return <ShipCat />
  return (
    <picture className="random-cat">
      <source media="(prefers-reduced-data: reduce)" srcSet="/cat.svg" />
      <img src={src} alt={alt} width={320} height={280} loading="lazy" decoding="async" />
    </picture>
  )
}
