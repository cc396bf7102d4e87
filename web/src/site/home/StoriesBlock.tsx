import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TestimonialTeaser } from '../../testimonials/newestStories.ts'
import { t } from '../../ui/translation.ts'
import { useSeen } from '../../ui/useSeen.ts'
import classes from './TestimonialCarousel.module.css'
import { TestimonialCarousel } from './TestimonialCarousel.tsx'

/** The success stories, or a placeholder of the same height until they are loaded. */
export function StoriesBlock() {
  const place = useRef<HTMLElement>(null)
  const stories = useTestimonials(place)
  if (stories) return <TestimonialCarousel testimonials={stories} />
  return (
    <section ref={place} className={classes.block} aria-labelledby="stories-title" aria-busy="true">
      <div className={classes.head}>
        <h2 id="stories-title">{t('Many a Happy stories')}</h2>
        <div className={classes.noButtons} />
      </div>
      <div className={classes.track} aria-hidden="true">
        {['a', 'b', 'c'].map((story) => (
          <div key={story} className={classes.story}>
            <div className={classes.photo} />
            <p className={classes.names}>
              <span className={classes.nameBar} />
            </p>
            <p className="soft">
              <span className={classes.textBar} />
            </p>
          </div>
        ))}
      </div>
      <div className={classes.all} />
    </section>
  )
}

/** Undefined while the stories load; empty when there are none or they could not be loaded. */
function useTestimonials(place: RefObject<Element | null>): readonly TestimonialTeaser[] | undefined {
  const [stories, setStories] = useState<readonly TestimonialTeaser[]>()
  const isSeen = useSeen(place)
  useEffect(() => {
    if (isSeen) load().then(setStories)
  }, [isSeen])
  return stories
}

/** Loaded late, because the calls bring the contract's schemas, which readers at the top of the page do not need. */
async function load(): Promise<readonly TestimonialTeaser[]> {
  try {
    const { loadNewestStories } = await import('../../testimonials/newestStories.ts')
    return await loadNewestStories()
  } catch (error) {
    console.warn('We could not load the success stories', error)
    return []
  }
}
