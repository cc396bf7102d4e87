/** How a member is told beyond the bell in the app, which always rings. */
export const channels = ['mail', 'sms'] as const
export type Channel = (typeof channels)[number]

type Group = { title: string; lead: string } & Readonly<Record<Channel, boolean>>

/** What a member switches on and off together, and how it stands until she does. */
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
} as const satisfies Record<string, Group>
export type NotificationGroup = keyof typeof notificationGroups
export const groupNames = Object.keys(notificationGroups) as [NotificationGroup, ...NotificationGroup[]]

type Kind = {
  group: NotificationGroup
  /** In braces: name and bnrId of whom it is about, ownId of whom it is for, and the details it comes with. */
  text: string
  /** Where it leads, with the same words in braces. */
  page: string
  /** What to do on that page. */
  nextStep?: string
  /** She did it herself: the bell is enough. */
  quiet?: true
  /** A mail of its own brings a document with the same news, so the notification itself is not mailed. */
  mailedWithDocument?: true
}

/** What several have in common: what it is about, and where it leads. */
const ofProfile = { group: 'profile', page: '/profile/{ownId}' } as const
const ofPhoto = { group: 'profile', page: '/profile/update/{ownId}#album' } as const
const ofMembership = { group: 'membership', page: '/profile/myaccount' } as const

/** Everything a member is told. Of other people it names no more than the name and the BNR ID. */
const kinds = {
  profileApproved: { ...ofProfile, text: 'Your profile has been approved' },
  profileRejected: {
    group: 'profile',
    text: 'Your profile was not approved: {reason}',
    page: '/profile/update/{ownId}',
    nextStep: 'Correct this, then send your profile for review again:',
  },
  photoApproved: { ...ofPhoto, text: 'Your photo has been approved' },
  photoRejected: { ...ofPhoto, text: 'Your photo was not approved: {reason}' },
  storyPublished: {
    group: 'profile',
    text: 'Your story is now on our success stories page',
    page: '/testimonials/{storyId}',
  },
  interestReceived: {
    group: 'interests',
    text: '{name} ({bnrId}) expressed interest in you',
    page: '/activity/interest-received',
  },
  interestAccepted: {
    group: 'interests',
    text: '{name} ({bnrId}) accepted your interest',
    page: '/profile/{bnrId}',
  },
  interestMutual: {
    group: 'interests',
    text: 'You and {name} ({bnrId}) are interested in each other',
    page: '/profile/{bnrId}',
    quiet: true,
  },
  phoneOpened: {
    group: 'phone',
    text: '{name} ({bnrId}) viewed your phone number',
    page: '/activity/viewed-your-phone',
  },
  membershipActivated: { ...ofMembership, text: 'Your {plan} membership is active until {endsOn}' },
  membershipExtended: {
    ...ofMembership,
    text: 'We added the contacts, interests and days of {plan} to your {held} membership. It is now active until {endsOn}',
  },
  membershipRenewed: { ...ofMembership, text: 'Your {plan} membership is renewed: it starts on {startsOn}' },
  invoicePaid: {
    ...ofMembership,
    mailedWithDocument: true,
    text: 'We have received your payment for {plan} (invoice {number})',
  },
  invoiceCredited: {
    ...ofMembership,
    mailedWithDocument: true,
    text: 'We credited your payment for {plan} (invoice {number}). Your credit note is {creditNote}',
  },
  invoicePartlyCredited: {
    ...ofMembership,
    mailedWithDocument: true,
    text: 'We credited {amount} of your payment for {plan} (invoice {number}) by credit note {creditNote}',
  },
  paymentUndecided: {
    ...ofMembership,
    text: 'Our accounts team is checking one of your payments. We will call you',
  },
  paymentRefunded: {
    ...ofMembership,
    text: 'Our accounts team has refunded your payment (reference {reference})',
  },
  paymentDismissed: {
    ...ofMembership,
    text: 'Our accounts team has checked your payment. You do not need to do anything',
  },
  membershipEnding: { ...ofMembership, text: 'Your {plan} membership ends on {endsOn}' },
} as const satisfies Record<string, Kind>
export type NotificationKind = keyof typeof kinds
export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = kinds
export const kindNames = Object.keys(kinds) as [NotificationKind, ...NotificationKind[]]

/** What there is to tell: whom it is about, where the text names somebody, and the details that its text asks for. */
export type Notice = { kind: NotificationKind; about?: number; details?: Readonly<Record<string, string>> }

/** A text or page of the table with its words filled in. */
export function filledIn(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}
