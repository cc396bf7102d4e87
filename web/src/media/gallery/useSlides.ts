import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** A row of slides that moves by swipe, button and arrow key, and knows which slide is shown. */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const shown = Math.min(index, Math.max(count - 1, 0))

  // Jump to the first slide to show, without an animation.
  useEffect(() => {
    const slides = track.current
    if (slides && start > 0) slides.scrollTo({ left: slides.clientWidth * start, behavior: 'instant' })
  }, [start])

  function show(next: number) {
    const slides = track.current
    if (next < 0 || next >= count || !slides) return
    setIndex(next)
    slides.scrollTo({ left: slides.clientWidth * next })
  }

  function onScroll() {
    const slides = track.current
    if (!slides || slides.clientWidth === 0) return
    const position = slides.scrollLeft / slides.clientWidth
    // Ignore positions between slides, or a jump over several slides would stop half-way.
    if (Math.abs(position - Math.round(position)) < 0.02) setIndex(Math.round(position))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(shown + step)
  }

  return { track, shown, show, onScroll, onKeyDown }
}
