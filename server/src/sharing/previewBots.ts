const messengers = [
  'facebookexternalhit',
  'meta-external',
  'whatsapp/',
  'skypeuri',
  'viber/',
  'slack',
  'embedly',
]
const programs = ['curl/', 'wget/', 'okhttp', 'python', 'java/', 'axios', 'node-fetch', 'go-http']
/** A phone by Cubot is no bot. */
const crawlers = ['(?<!cu)bot\\b', 'preview', 'crawl', 'spider', 'google-']
const bots = new RegExp([...messengers, ...programs, ...crawlers].join('|'), 'i')

/**
 * Whether a program reads an address, mostly to show a preview of it. Messengers that open a page in their own browser
 * (Telegram-Android, LinkedInApp) are people; every browser of a person names itself as Mozilla.
 */
export const isPreviewBot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/') || bots.test(userAgent)
