/** In percent of the usual size. */
export const textSizes = [100, 125, 150] as const
export type TextSize = (typeof textSizes)[number]

export const textSizeAttribute = 'data-text-size'
const storageKey = 'bnr-text-size'

/**
 * Runs in the head before anything is painted. A page that the server wrote for a member has the size of the account;
 * every other page takes the one that was last chosen in this browser.
 */
export const textSizeScript = `var h=document.documentElement
try{var z=localStorage.getItem('${storageKey}')}catch(e){}
if(z&&!h.hasAttribute('${textSizeAttribute}'))h.setAttribute('${textSizeAttribute}',z)`

export const shownTextSize = (): TextSize =>
  textSizes.find((size) => `${size}` === document.documentElement.getAttribute(textSizeAttribute)) ?? 100

/** Shows all text in this size, and remembers it in this browser. */
export function showTextSize(size: number): void {
  document.documentElement.setAttribute(textSizeAttribute, `${size}`)
  try {
    localStorage.setItem(storageKey, `${size}`)
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}
