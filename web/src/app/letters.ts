import figtree from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url'
import figtreeBold from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'

/** Words are drawn in our letters from the start (tokens.css): a browser hides them for a tenth of a second to wait for these. */
const attribute = 'data-letters'
const storageKey = 'bnr.letters'
/** Of the words that are read first. */
const first = [figtree, marcellus]
const kept = [...first, figtreeBold].join(' ')

/** A line on which the document begins to come within so many milliseconds brings the letters before the words are painted. */
const fastAnswer = 100

/**
 * Runs in the head: letters are asked for at once where they are in the browser already or the line is fast; on a slow one they
 * would keep the words waiting, and the first page does without. How fast it is, this very document tells: what browsers say of
 * a line (`navigator.connection`) is a guess until they have used it for a while.
 */
export const lettersScript = `try{var f=localStorage.getItem('${storageKey}')}catch(e){}
var n=performance.getEntriesByType('navigation')[0]
if(f==='${kept}'||n&&performance.now()-n.requestStart<${fastAnswer}){document.documentElement.setAttribute('${attribute}','');
${JSON.stringify(first)}.forEach(function(h){var l=document.createElement('link')
l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=h;document.head.appendChild(l)})}`

const later = ['400 1em "Figtree later"', '600 1em "Figtree later"', '1em "Marcellus later"']

/**
 * Fetches the letters for the pages to come, and says whether they are here. What is kept says which, as a new version may bring
 * others.
 */
export async function fetchLetters(): Promise<boolean> {
  const found = await Promise.all(later.map((face) => document.fonts.load(face)))
  if (!found.every((cuts) => cuts.length > 0)) return false
  try {
    localStorage.setItem(storageKey, kept)
  } catch {
    // A browser without room for it does without on its next first page as well.
  }
  return true
}
