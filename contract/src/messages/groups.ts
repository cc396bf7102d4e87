import type { Channel } from './channels.ts'

type Group = { title: string; lead: string } & Readonly<Record<Channel, boolean>>

/** Groups of notifications that members switch on and off, with their defaults for each channel. */
export const notificationGroups = {
  profile: {
    title: 'My profile and photos',
    lead: 'When our team has reviewed your profile or a photo',
    mail: true,
    sms: true,
  },
  interests: {
    title: 'Interests',
    lead: 'When somebody expresses interest in you, or accepts yours',
    mail: true,
    sms: false,
  },
  messages: {
    title: 'Messages',
    lead: 'When somebody has written to you, and what became of a message that you reported',
    mail: true,
    sms: false,
  },
  searches: {
    title: 'Saved searches',
    lead: 'At most once a day, when new profiles match a search that you saved',
    mail: true,
    sms: false,
  },
  phone: {
    title: 'My phone number',
    lead: 'When somebody views your phone number',
    mail: true,
    sms: false,
  },
  membership: {
    title: 'My membership',
    lead: 'When your membership starts, and before it ends',
    mail: true,
    sms: true,
  },
  office: {
    title: 'Our office',
    lead: 'When somebody from our office writes to you, for example about your profile or a plan',
    mail: true,
    sms: true,
  },
  news: {
    title: 'News from our office',
    lead: 'When our office writes to many members',
    mail: true,
    sms: false,
  },
} as const satisfies Record<string, Group>
export type NotificationGroup = keyof typeof notificationGroups
export const groupNames = Object.keys(notificationGroups) as [NotificationGroup, ...NotificationGroup[]]
