import { type Viewer, viewerAttribute } from '../../accounts/viewer.ts'
import { type FirstPage, firstPageId } from '../../platform/firstPage.ts'
import { readerAttribute } from '../earlyScript.ts'

export interface Written {
  /** What the browser needs to go on without asking again. */
  state?: FirstPage | undefined
  /** In place of the route's own. */
  title?: string | undefined
  /** For whom it is written; without one it is anybody's. */
  reader?: { userName: string; viewer: Viewer } | undefined
}

/** Fonts and modules; a photo that comes first on its page keeps its place and its haste. */
const preloads = /<link rel="(?:modulepreload|preload" as="font)"[^>]*>/g
/** The router marks the address of a style sheet that another one has asked for too. */
const styleSheets = /<link rel="stylesheet" href="\/assets\/([^"#]+\.css)(#?)"\/?>/g
const firstScript = '<script>window.__reactRouterContext'

/**
 * The document in the order in which a slow line shows it soonest: the words with their styles, then what they were written
 * from, then fonts and scripts.
 */
export function arrange(
  html: string,
  { state, title, reader }: Written,
  styleOf: (file: string) => string,
): string {
  const late: string[] = []
  return (
    html
      .replace(preloads, (link) => {
        late.push(link.replace('<link ', '<link fetchpriority="low" '))
        return ''
      })
      // Functions throughout, since what people wrote may hold the signs that a replacement reads.
      .replace(styleSheets, (_link, file: string, mark: string) => inlined(file, mark, styleOf(file)))
      .replace(/<title>[^<]*<\/title>/, (own) => (title ? `<title>${escaped(title)}</title>` : own))
      .replace('<html', () => `<html${reader ? attributesOf(reader) : ''}`)
      .replace(firstScript, (script) => (state ? scriptOf(state) : '') + late.join('') + script)
  )
}

const attributesOf = ({ userName, viewer }: NonNullable<Written['reader']>) =>
  ` ${readerAttribute}="${escaped(userName)}" ${viewerAttribute}="${viewer}"`

/** The browser's part of the router still finds its link, which loads nothing. */
const inlined = (file: string, mark: string, style: string) =>
  `<style>${style}</style><link rel="stylesheet" href="/assets/${file}${mark}" disabled=""/>`

const scriptOf = (state: FirstPage) =>
  `<script type="application/json" id="${firstPageId}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
