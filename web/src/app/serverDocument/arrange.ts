import { escapeHtml } from '@bnr/contract/html'
import type { Pieces } from '@bnr/contract/serverDocument'
import { type Viewer, viewerAttribute } from '../../accounts/viewer.ts'
import { type ServerDocument, serverDocumentId } from '../../platform/serverDocument.ts'
import { readerAttribute } from '../earlyScript.ts'
import type { PartFiles } from './builtParts.ts'

export interface Written {
  /** The data that the browser needs to continue without requesting it again. */
  state?: ServerDocument | undefined
  /** Replaces the route's own title. */
  title?: string | undefined
  /** Whom the page is written for; without one, it is for everybody. */
  reader?: { userName: string; viewer: Viewer } | undefined
  /** Files of the parts that the router does not know to be on the page. */
  parts?: PartFiles | undefined
}

/** Only scripts move; the preload of a page's first photo keeps its place. */
const modules = /<link rel="modulepreload"[^>]*>/g
/** The framework. It is as large as all other scripts together, so it must not come last. */
const largest = /\/entry\.client-/
/** The router appends `#` to the address of a style sheet that another route also requests. */
const styleSheets = /<link rel="stylesheet" href="\/assets\/([^"#]+\.css)(#?)"\/?>/g
const noParts: PartFiles = { scripts: [], styles: [] }
const firstScript = '<script>window.__reactRouterContext'

/**
 * Orders the document so that a slow line shows it soonest: the text with its styles, then the page data, then the
 * scripts.
 */
export function arrange(
  html: string,
  { state, title, reader, parts = noParts }: Written,
  styleOf: (file: string) => string,
): Pieces {
  const end = html.indexOf('</head>')
  const start = html.indexOf(firstScript, end)
  if (start < 0) throw new Error('The page has no head or starts no script')
  const late: string[] = []
  const styles: string[] = []
  const head = html
    .slice(0, end)
    .replace(modules, (link) => {
      if (largest.test(link)) return link
      late.push(link)
      return ''
    })
    .replace(styleSheets, (_link, file: string, mark: string) => {
      styles.push(inlined(file, mark, styleOf(file)))
      return ''
    })
    // Functions throughout, since people's texts may contain the special patterns of a replacement string.
    .replace(/<title>[^<]*<\/title>/, (own) => (title ? `<title>${escapeHtml(title)}</title>` : own))
    .replace('<html', () => `<html${reader ? attributesOf(reader) : ''}`)
  const isNew = (file: string) => !html.includes(`/assets/${file}`)
  for (const file of parts.styles.filter(isNew)) styles.push(inlined(file, '', styleOf(file)))
  const scripts = [...late, ...parts.scripts.filter(isNew).map(preloaded)]
  const data = state ? scriptOf(state) : ''
  return [head, ...styles, html.slice(end, start), data + scripts.join(''), html.slice(start)]
}

const attributesOf = ({ userName, viewer }: NonNullable<Written['reader']>) =>
  ` ${readerAttribute}="${escapeHtml(userName)}" ${viewerAttribute}="${viewer}"`

const preloaded = (file: string) => `<link rel="modulepreload" href="/assets/${file}"/>`

/** The disabled links load nothing, but the router and the loader of further parts look for them in the browser. */
const inlined = (file: string, mark: string, style: string) =>
  `<style>${style}</style>${[...new Set([mark, ''])].map((end) => idleLink(file + end)).join('')}`

const idleLink = (file: string) => `<link rel="stylesheet" href="/assets/${file}" disabled=""/>`

const scriptOf = (state: ServerDocument) =>
  `<script type="application/json" id="${serverDocumentId}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
