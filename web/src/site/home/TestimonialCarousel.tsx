import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { excerpt } from '../../testimonials/excerpt.ts'
import type { TestimonialTeaser } from '../../testimonials/newestStories.ts'
import { CarouselButtons } from '../../ui/CarouselButtons.tsx'
import { t } from '../../ui/translation.ts'
import classes from './TestimonialCarousel.module.css'

const textLength = 200

/** A row of stories that moves by swipe, Tab or buttons: three in view, or one on a narrow phone. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly TestimonialTeaser[] }) {
  const track = useRef<HTMLUListElement>(null)
  const { atStart, atEnd, measure } = useTrackEnds(track)
  if (testimonials.length === 0) return null
  const move = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth })
  return (
    <section className={classes.block} aria-labelledby="stories-title">
      <div className={classes.head}>
        <h2 id="stories-title">{t('Many a Happy stories')}</h2>
        <CarouselButtons
          previous={t('Previous stories')}
          next={t('Next stories')}
          atStart={atStart}
          atEnd={atEnd}
          onMove={move}
        />
      </div>
      <ul ref={track} className={classes.track} onScroll={measure}>
        {testimonials.map((story) => (
          <Teaser key={story.id} story={story} />
        ))}
      </ul>
      <Link to="/testimonials" className={classes.all}>
        {t('All success stories')}
      </Link>
    </section>
  )
}

function Teaser({ story }: { story: TestimonialTeaser }) {
  return (
    <li className={classes.story}>
      <div className={classes.photo}>
        {story.photoUrl && <img src={story.photoUrl} alt="" loading="lazy" width={480} height={600} />}
      </div>
      <p className={classes.names}>
        <Link to={`/testimonials/${story.id}`}>
          {t('{groom} and {bride}', { groom: story.groom, bride: story.bride })}
        </Link>
      </p>
      <p className="soft">{excerpt(story.text, textLength)}</p>
    </li>
  )
}

/** Tolerance in pixels, because browsers round scroll positions. */
const tolerance = 4

/** Whether a horizontal track is at its start or end, to disable the button that leads no further. */
function useTrackEnds(track: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const measure = useCallback(() => {
    if (!track.current) return
    const { scrollLeft, scrollWidth, clientWidth } = track.current
    const atStart = scrollLeft <= tolerance
    const atEnd = scrollLeft + clientWidth >= scrollWidth - tolerance
    setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
  }, [track])

  useEffect(() => {
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [measure])
  return { ...ends, measure }
}
