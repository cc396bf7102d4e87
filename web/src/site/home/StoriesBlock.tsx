import { useRef } from 'react'
import { t } from '../../ui/translation.ts'
import classes from './TestimonialCarousel.module.css'
import { TestimonialCarousel } from './TestimonialCarousel.tsx'
import { useTestimonials } from './useTestimonials.ts'

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
            <p className={classes.text}>
              <span className={classes.textBar} />
            </p>
          </div>
        ))}
      </div>
      <div className={classes.all} />
    </section>
  )
}
