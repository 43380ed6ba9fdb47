import measured from '@/assets/pictures/measured.json'
import type { Picture } from '@/assets/pictures/pictures'
import mp4 from './hero-loop.mp4'
import webm from './hero-loop.webm'
import smallMp4 from './hero-loop-640.mp4'
import smallWebm from './hero-loop-640.webm'
import poster480 from './hero-loop-poster-480.avif'
import poster720 from './hero-loop-poster-720.avif'
import poster960 from './hero-loop-poster-960.avif'
import poster1280 from './hero-loop-poster-1280.avif'
import posterJpeg from './hero-loop-poster.jpg'

type HeroLoop = {
  /** In order of preference. Those for phones are 640 px wide. */
  readonly sources: {
    readonly [screen in 'phone' | 'large']: readonly { readonly src: string; readonly type: string }[]
  }
  /** The first frame. It is rendered as an img with srcset, which on phones paints sooner than the poster attribute. */
  readonly poster: Picture
  readonly posterJpeg: string
}

/** The hero video: an eight-second loop without sound. */
export const heroLoop: HeroLoop = {
  sources: {
    phone: [
      { src: smallWebm, type: 'video/webm' },
      { src: smallMp4, type: 'video/mp4' },
    ],
    large: [
      { src: webm, type: 'video/webm' },
      { src: mp4, type: 'video/mp4' },
    ],
  },
  poster: {
    src: poster960,
    srcSet: `${poster480} 480w, ${poster720} 720w, ${poster960} 960w, ${poster1280} 1280w`,
    ...measured['hero-loop-poster'],
    alt: {
      en: 'Courtyard at dusk with lanterns, zellige, leather poufs and a rug',
      fr: 'Patio au crépuscule\u00a0: lanternes, zellige, poufs de cuir et tapis',
      ar: 'فناء عند الغروب بفوانيس وزليج وبوفات جلدية وزربية',
    },
  },
  posterJpeg,
}
