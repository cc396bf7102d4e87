import { type RefObject, useEffect, useState } from 'react'
import type { TestimonialTeaser } from '../../testimonials/newestStories.ts'

/** So far below the screen the stories are fetched, that they are there when somebody scrolls to them. */
const ahead = '700px'

/** Undefined until the stories have come; none when there are none, or when they could not be read. */
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
      { rootMargin: ahead },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return stories
}

/** The calls bring the contract's schemas with them; whoever stays at the top of the page does without. */
async function load(): Promise<readonly TestimonialTeaser[]> {
  try {
    const { loadNewestStories } = await import('../../testimonials/newestStories.ts')
    return await loadNewestStories()
  } catch (error) {
    console.warn('We could not load the success stories', error)
    return []
  }
}
