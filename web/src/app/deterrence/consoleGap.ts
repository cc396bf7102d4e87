const widest = 170

export interface WindowSize {
  outerWidth: number
  outerHeight: number
  innerWidth: number
  innerHeight: number
}

/** Below this, a difference is the frame of the browser rather than a zoomed page. */
const leastZoom = 1.05

/** A zoomed page shrinks both ways at once, a docked console one way only: whoever needs large letters is no suspect. */
function zoomOf({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSize): number {
  const least = Math.min(outerWidth / innerWidth, outerHeight / innerHeight)
  return least >= leastZoom ? least : 1
}

/** Whether a developer console takes room of the window: more than 170 px on one side. */
export function hasConsoleGap(size: WindowSize): boolean {
  const zoom = zoomOf(size)
  return (
    size.outerWidth - size.innerWidth * zoom > widest || size.outerHeight - size.innerHeight * zoom > widest
  )
}
