import figtree from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url'
import figtreeBold from '@fontsource/figtree/files/figtree-latin-600-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'

/** Set once all fonts have loaded; the style sheet then uses them (tokens.css). */
const attribute = 'data-fonts'
/** Set while the fonts load; the style sheet then paints no text. */
const waitAttribute = 'data-fonts-wait'
const storageKey = 'bnr.fonts'
const faces = [
  ['Figtree', figtree, '400'],
  ['Figtree', figtreeBold, '600'],
  ['Marcellus', marcellus, '400'],
]
const files = faces.map(([, file]) => file).join(' ')

/**
 * In milliseconds. If the document starts to arrive within this time, the fonts can arrive before the text is
 * painted.
 */
const fastAnswer = 100
/** In milliseconds: how long the first page waits for fonts, as with `font-display: optional`. */
const longestWait = 100

/**
 * Runs in the head. Requests the fonts at once if the browser has them already or the line is fast; on a slow line
 * the first page does without, so that its text appears sooner. It measures the line by this very document, because
 * `navigator.connection` is a guess at first. The page uses all fonts or none: with `font-display` each face would
 * decide for itself, and bold text could differ from the rest.
 */
export const fontsScript = `try{var f=localStorage.getItem('${storageKey}')}catch(e){}
var n=performance.getEntriesByType('navigation')[0]
if(f==='${files}'||n&&performance.now()-n.requestStart<${fastAnswer}){(function(d){
var faces=${JSON.stringify(faces)}.map(function(f){return new FontFace(f[0],'url('+f[1]+')',{weight:f[2]})})
function show(){d.removeAttribute('${waitAttribute}');clearTimeout(wait);wait=0}
d.setAttribute('${waitAttribute}','');var wait=setTimeout(show,${longestWait})
Promise.all(faces.map(function(f){return f.load()})).then(function(){if(!wait)return
faces.forEach(function(f){document.fonts.add(f)});d.setAttribute('${attribute}','');show()},show)})(document.documentElement)}`

const later = ['400 1em "Figtree later"', '600 1em "Figtree later"', '1em "Marcellus later"']

/**
 * Fetches the fonts for later pages and returns whether they have loaded. The stored value names the files, since a
 * new version may bring others.
 */
export async function fetchFonts(): Promise<boolean> {
  const found = await Promise.all(later.map((face) => document.fonts.load(face)))
  if (!found.every((cuts) => cuts.length > 0)) return false
  try {
    localStorage.setItem(storageKey, files)
  } catch {
    // Without storage, the next first page does without the fonts too.
  }
  return true
}
