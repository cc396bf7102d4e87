/** Somebody asks for a page by its address, and the server has it written by the browser's own screens. */
export interface Visit {
  /** Absolute. */
  address: string
  /** Whether the installation is a demo, which has pages of its own. */
  isDemo: boolean
  /** As whom the page is read. Without one the frame alone is written, and the browser finds out who is there. */
  reader?: Reader
}

export interface Reader {
  /** None for a guest. */
  userName?: string | undefined
  /** Calls the endpoints within the process, as this person. */
  fetch: (address: string, init: RequestInit) => Promise<Response>
}

interface WrittenPage {
  status: number
  /** Where the visitor is to go instead: an address within the application. */
  redirect?: string | undefined
  html: string
}

/** What the build of the browser side offers the server. Rejects when a screen breaks or takes too long. */
export type WritePage = (visit: Visit) => Promise<WrittenPage>
