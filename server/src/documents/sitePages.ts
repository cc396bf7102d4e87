/** A page with content from the database, for the sitemap. */
export type ListedPage = { path: string; changedAt: Date }

/** What a shared link to the page shows. */
export type PagePreview = {
  title: string
  description: string
  imageUrl?: string
  /** Data about the page in the terms of schema.org, for search engines. */
  structured?: Record<string, unknown>
}

/** Public pages from the database, which a domain provides. */
export type SitePages = {
  /** The newest first, at most `most` of them. */
  list: (most: number) => Promise<ListedPage[]>
  /** Undefined when the path belongs to other pages, null when there is no such page. */
  preview: (path: string) => Promise<PagePreview | null | undefined>
}

export const noSitePages: SitePages = { list: async () => [], preview: async () => undefined }
