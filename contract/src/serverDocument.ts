import type { Answer } from './client.ts'

/** A request for a page that the server renders with the browser's screens. */
export interface Visit {
  /** Absolute URL of the page. */
  address: string
  /** The installation is a demo, which has some pages of its own. */
  isDemo: boolean
  /** What somebody without JavaScript posted to the page. */
  form?: Readonly<Record<string, string>>
  /** The user who reads the page. Without a reader only the shell is rendered, and the browser fetches the rest. */
  reader?: Reader
}

export interface Reader {
  /** Absent for a guest. */
  userName?: string | undefined
  /** Calls endpoints within the server process, as this user. */
  fetch: (address: string, init: RequestInit) => Promise<Answer>
}

interface WrittenPage {
  status: number
  /** Address within the application to redirect to. */
  redirect?: string | undefined
  html: string
}

/** Renders a page; the build of the browser side exports it for the server. Rejects when a screen fails or takes too long. */
export type RenderPage = (visit: Visit) => Promise<WrittenPage>
