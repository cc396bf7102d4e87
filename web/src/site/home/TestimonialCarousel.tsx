import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useRef } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import { excerpt } from '../excerpt.ts'
import classes from './TestimonialCarousel.module.css'

export interface TestimonialTeaser {
  id: string
  groom: string
  bride: string
  text: string
  photoUrl: string | null
}

const textLength = 200

/** Stories beside one another: three in view, one on a narrow phone. Swiped, tabbed or moved by the buttons. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly TestimonialTeaser[] }) {
  const { t } = useTranslation()
  const track = useRef<HTMLUListElement>(null)
  if (testimonials.length === 0) return null
  const move = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth })
  return (
    <section className={classes.block} aria-labelledby="stories-title">
      <div className={classes.head}>
        <h2 id="stories-title">{t('Many a Happy stories')}</h2>
        <div className={classes.buttons}>
          <button type="button" aria-label={t('Previous stories')} onClick={() => move(-1)}>
            <IconChevronLeft size={22} aria-hidden />
          </button>
          <button type="button" aria-label={t('Next stories')} onClick={() => move(1)}>
            <IconChevronRight size={22} aria-hidden />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take focus, or arrow keys can't move it */}
      <ul ref={track} className={classes.track} tabIndex={0}>
        {testimonials.map((story) => (
          <li key={story.id} className={classes.story}>
            {story.photoUrl && <img src={story.photoUrl} alt="" loading="lazy" className={classes.photo} />}
            <p className={classes.names}>
              {t('{groom} and {bride}', { groom: story.groom, bride: story.bride })}
            </p>
            <p className={classes.text}>{excerpt(story.text, textLength)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
