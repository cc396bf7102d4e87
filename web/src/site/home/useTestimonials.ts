import { type RefObject, useEffect, useState } from 'react'
import type { TestimonialTeaser } from '../../testimonials/newestStories.ts'

/** Distance below the screen at which the stories are loaded. */
const loadDistance = '700px'

/** Undefined while the stories load; empty when there are none or they could not be loaded. */
export function useTestimonials(place: RefObject<Element | null>): readonly TestimonialTeaser[] | undefined {
  const [stories, setStories] = useState<readonly TestimonialTeaser[]>()
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watcher.disconnect()
        load().then(setStories)
      },
      { rootMargin: loadDistance },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
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
