/** Channels of notifications besides the bell in the app, which shows every notification. */
export const channels = ['mail', 'sms'] as const
export type Channel = (typeof channels)[number]
