import figtree from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url'
import figtreeBold from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'

/** Set once all faces are here: words are then drawn in them (tokens.css). */
const attribute = 'data-fonts'
/** Nothing is painted while they are on their way. */
const waitAttribute = 'data-fonts-wait'
const storageKey = 'bnr.fonts'
const faces = [
  ['Figtree', figtree, '400'],
  ['Figtree', figtreeBold, '600'],
  ['Marcellus', marcellus, '400'],
]
const kept = faces.map(([, file]) => file).join(' ')

/** A line on which the document begins to come within so many milliseconds brings the letters before the words are painted. */
const fastAnswer = 100
/** So long the first page waits for them, as a browser would for `font-display: optional`. */
const longestWait = 100

/**
 * Runs in the head: letters are asked for at once where they are in the browser already or the line is fast; on a slow one they
 * would keep the words waiting, and the first page does without. How fast it is, this very document tells: what browsers say of
 * a line (`navigator.connection`) is a guess until they have used it for a while. All faces come together, or the page does
 * without: with `font-display` each would decide for itself, and bold words differ from the rest.
 */
export const fontsScript = `try{var f=localStorage.getItem('${storageKey}')}catch(e){}
var n=performance.getEntriesByType('navigation')[0]
if(f==='${kept}'||n&&performance.now()-n.requestStart<${fastAnswer}){(function(d){
var faces=${JSON.stringify(faces)}.map(function(f){return new FontFace(f[0],'url('+f[1]+')',{weight:f[2]})})
function show(){d.removeAttribute('${waitAttribute}');clearTimeout(wait);wait=0}
d.setAttribute('${waitAttribute}','');var wait=setTimeout(show,${longestWait})
Promise.all(faces.map(function(f){return f.load()})).then(function(){if(!wait)return
faces.forEach(function(f){document.fonts.add(f)});d.setAttribute('${attribute}','');show()},show)})(document.documentElement)}`

const later = ['400 1em "Figtree later"', '600 1em "Figtree later"', '1em "Marcellus later"']

/**
 * Fetches the letters for the pages to come, and says whether they are here. What is kept says which, as a new version may bring
 * others.
 */
export async function fetchFonts(): Promise<boolean> {
  const found = await Promise.all(later.map((face) => document.fonts.load(face)))
  if (!found.every((cuts) => cuts.length > 0)) return false
  try {
    localStorage.setItem(storageKey, kept)
  } catch {
    // A browser without room for it does without on its next first page as well.
  }
  return true
}
