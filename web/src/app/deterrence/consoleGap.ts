const widest = 170

export interface WindowSize {
  outerWidth: number
  outerHeight: number
  innerWidth: number
  innerHeight: number
}

/** Below this ratio, the difference comes from the browser's window frame, not from a zoomed page. */
const leastZoom = 1.05

/**
 * A zoomed page shrinks in both directions, a docked console in only one. People who zoom for larger text must not be
 * suspected.
 */
function zoomOf({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSize): number {
  const least = Math.min(outerWidth / innerWidth, outerHeight / innerHeight)
  return least >= leastZoom ? least : 1
}

/** Whether a developer console takes more than 170 px on one side of the window. */
export function hasConsoleGap(size: WindowSize): boolean {
  const zoom = zoomOf(size)
  return (
    size.outerWidth - size.innerWidth * zoom > widest || size.outerHeight - size.innerHeight * zoom > widest
  )
}
