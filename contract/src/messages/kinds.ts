import type { NotificationGroup } from './groups.ts'

type Kind = {
  group: NotificationGroup
  /** Placeholders: name and bnrId of the other member, ownId of the recipient, and the details of the notice. */
  text: string
  /** The text of its SMS, where `text` has more than two values besides a BNR ID, or one that can be too long. */
  smsText?: string
  /** Page that it links to, with the same placeholders. */
  page: string
  /** What to do on that page. */
  nextStep?: string
  /** A paragraph of the mail. Notices from before its placeholders existed do not have it. */
  period?: string
  /** Shown only in the app, because the recipient caused it. */
  quiet?: true
  /** Not sent by mail, because a mail with the document says the same. */
  mailedWithDocument?: true
  /** Not sent at night; what falls into a night is sent in the morning. */
  byDay?: true
  /** Each day has one: a message that waits until another day waits for the notice that may replace it. */
  ofItsDay?: true
  /** Its SMS waits for the morning; its mail goes out at night too. */
  smsByDay?: true
}

const ofProfile = { group: 'profile', page: '/profile/{ownId}' } as const
const ofPhoto = { group: 'profile', page: '/profile/update/{ownId}#album' } as const
const ofReceived = { group: 'interests', page: '/activity/interest-received', smsByDay: true } as const
const ofAccepted = { group: 'interests', page: '/profile/{bnrId}', smsByDay: true } as const
const ofConversation = { group: 'messages', page: '/messages/{bnrId}', byDay: true } as const
const ofNumber = { group: 'phone', smsByDay: true } as const
const ofMembership = { group: 'membership', page: '/profile/myaccount' } as const
const ofPeriod = { ...ofMembership, period: 'Service period: from {from} until {until}.' } as const

/** Every kind of notification. About other members a text contains only the name and the BNR ID. */
const kinds = {
  welcome: {
    group: 'profile',
    text: 'Welcome to BNR Matrimony. Your BNR ID is {ownId}',
    page: '/profile/dashboard',
  },
  profileApproved: { ...ofProfile, text: 'Your profile has been approved' },
  profileRejected: {
    group: 'profile',
    text: 'Your profile was not approved: {reason}',
    smsText: 'Your profile was not approved. See why, and correct it',
    page: '/profile/update/{ownId}',
    nextStep: 'Correct this, then send your profile for review again:',
  },
  photoApproved: { ...ofPhoto, text: 'Your photo has been approved' },
  photoRejected: {
    ...ofPhoto,
    text: 'Your photo was not approved: {reason}',
    smsText: 'Your photo was not approved. See why, and upload another one',
    nextStep: 'Upload another photo:',
  },
  storyPublished: {
    group: 'profile',
    text: 'Your story is now on our success stories page',
    page: '/testimonials/{storyId}',
  },
  interestReceived: { ...ofReceived, text: '{name} ({bnrId}) expressed interest in you' },
  interestIntroduced: {
    ...ofReceived,
    text: '{name} ({bnrId}) expressed interest in you. Our office introduced you',
  },
  proposalsSent: {
    group: 'interests',
    text: 'Your relationship manager {manager} has proposed somebody to you',
    page: '/proposals',
    byDay: true,
  },
  proposalBack: {
    group: 'interests',
    text: 'You chose Later for a profile that your relationship manager {manager} proposed. You can answer now',
    page: '/proposals',
    byDay: true,
  },
  interestAccepted: { ...ofAccepted, text: '{name} ({bnrId}) accepted your interest' },
  callArranged: { ...ofAccepted, text: 'Our office will call you and {name} ({bnrId}) on {when}' },
  interestMutual: {
    ...ofAccepted,
    text: 'You and {name} ({bnrId}) are interested in each other',
    quiet: true,
  },
  interestsUnanswered: {
    ...ofReceived,
    text: '{count} interests have waited for your answer for more than two weeks. Until you answer, you cannot send new ones',
  },
  messagesUnread: {
    group: 'messages',
    text: 'You have unread messages',
    page: '/messages',
    byDay: true,
  },
  meetingProposed: { ...ofConversation, text: '{name} ({bnrId}) proposes three times to meet' },
  meetingAccepted: { ...ofConversation, text: '{name} ({bnrId}) accepted a time to meet' },
  meetingEnded: {
    ...ofConversation,
    text: '{name} ({bnrId}) cannot make it to the meeting. You can propose other times',
  },
  reportRead: {
    group: 'messages',
    text: 'A member of our team read your report of a message',
    page: '/messages/reports',
    quiet: true,
  },
  messageRemoved: {
    group: 'messages',
    text: 'We removed the message that you reported. Thank you for letting us know',
    page: '/messages/reports',
  },
  messageKept: {
    group: 'messages',
    text: 'We read the message that you reported, and it can stay. You can block this member at any time',
    page: '/messages/reports',
  },
  /** The name of a search can say much about a family, so the text does not repeat it. */
  newForSearches: {
    group: 'searches',
    text: 'New profiles match your saved searches',
    page: '/profile/searches',
    nextStep: 'See them:',
    byDay: true,
    ofItsDay: true,
  },
  phoneOpened: {
    ...ofNumber,
    text: '{name} ({bnrId}) viewed your phone number',
    page: '/activity/viewed-your-phone',
  },
  phoneShared: {
    ...ofNumber,
    text: '{name} ({bnrId}) shared a phone number with you',
    page: '/profile/{bnrId}',
  },
  membershipActivated: {
    ...ofPeriod,
    smsByDay: true,
    text: 'Your {plan} membership is active until {endsOn}',
  },
  membershipExtended: {
    ...ofMembership,
    text: 'We added the contacts, interests and days of {plan} to your {held} membership. It is now active until {endsOn}',
    smsText: 'We added {plan} to your membership. It is now active until {endsOn}',
  },
  membershipRenewed: { ...ofPeriod, text: 'Your {plan} membership is renewed: it starts on {startsOn}' },
  topUpAdded: {
    ...ofMembership,
    text: 'We added {plan} to your {held} membership. It ends on {endsOn}',
    smsText: 'We added {plan} to your membership. It ends on {endsOn}',
  },
  invoicePaid: {
    ...ofMembership,
    mailedWithDocument: true,
    text: 'We have received your payment for {plan} (invoice {number})',
  },
  invoiceCredited: {
    ...ofMembership,
    mailedWithDocument: true,
    text: 'We credited your payment for {plan} (invoice {number}). Your credit note is {creditNote}',
    smsText: 'We credited your payment for {plan}. Your credit note is {creditNote}',
  },
  invoicePartlyCredited: {
    ...ofMembership,
    mailedWithDocument: true,
    text: 'We credited {amount} of your payment for {plan} (invoice {number}) by credit note {creditNote}',
    smsText: 'We credited a part of your payment for {plan}. Your credit note is {creditNote}',
  },
  paymentUndecided: {
    ...ofMembership,
    text: 'Our accounts team is checking one of your payments. We will call you',
  },
  paymentRefunded: {
    ...ofMembership,
    text: 'Our accounts team has refunded your payment (reference {reference})',
    smsText: 'Our accounts team has refunded your payment. You can find the reference on our site',
  },
  paymentDismissed: {
    ...ofMembership,
    text: 'Our accounts team has checked your payment. You do not need to do anything',
  },
  membershipEnding: {
    ...ofMembership,
    text: 'Your {plan} membership ends on {endsOn}',
    nextStep: 'Renew it, or see what is left:',
    smsByDay: true,
  },
} as const satisfies Record<string, Kind>
export type NotificationKind = keyof typeof kinds
export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = kinds
export const kindNames = Object.keys(kinds) as [NotificationKind, ...NotificationKind[]]

/** A notification to send: the profile that it is about, if its text names one, and the values of its other placeholders. */
export type Notice = { kind: NotificationKind; about?: number; details?: Readonly<Record<string, string>> }
