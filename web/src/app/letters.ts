import figtree from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'

const files = [figtree, marcellus]

/** The letters of the words that are read first, asked for when all else has been (firstPage/arrange.ts). */
export const letterLinks = files.map(
  (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
)

/** A line that answers within so many milliseconds brings the letters before the words are painted. */
const fastAnswer = 100

/**
 * Runs in the head: on a fast line letters are asked for at once, on a slow one they would keep the words waiting. How fast it is
 * some browsers say; else it is how long this very document took to come.
 */
export const lettersScript = `var l=navigator.connection,n=performance.getEntriesByType('navigation')[0]
if((l&&l.rtt!==void 0?l.rtt:n?n.responseStart-n.requestStart:${fastAnswer})<${fastAnswer})${JSON.stringify(files)}.forEach(function(h){var l=document.createElement('link')
l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=h;document.head.appendChild(l)})`
