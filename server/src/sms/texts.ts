import type { NotificationGroup } from '@bnr/contract/messages/groups'
import { kindNames, type NotificationKind, notificationKinds } from '@bnr/contract/messages/kinds'
import { filledIn } from '@bnr/contract/messages/placeholders'
import { office } from '@bnr/contract/reference/office'
import { storyLinkDays } from '@bnr/contract/testimonials/yours'

/** How long a login code is valid, in minutes. The registered text says so. */
export const codeMinutes = 5

export const ifNotYou = `If this was not you, call us at once on ${office.phone}.`

type OwnText = { text: string; group?: NotificationGroup }

/** SMS that are not notifications. `{site}` is the address of the installation. */
const ownTexts = {
  loginCode: {
    text: `{code} is your BNR Matrimony code. It is valid for ${codeMinutes} minutes. Do not share it with anyone.`,
  },
  passwordChanged: {
    text: `The password of your BNR Matrimony profile {bnrId} was changed, and every other login has ended. ${ifNotYou}`,
  },
  numberChanged: {
    text: `The mobile number of your BNR Matrimony profile {bnrId} was changed, and every other login has ended. ${ifNotYou}`,
  },
  numberChangedByStaff: {
    text: `The mobile number of your BNR Matrimony profile {bnrId} was changed by our staff, and every login has ended. ${ifNotYou}`,
  },
  summary: {
    text: 'BNR Matrimony: Interests waiting for your answer: {interests}. Conversations with unread messages: {messages}. {site}/profile/dashboard',
  },
  storyInvitation: {
    group: 'profile',
    text: `BNR Matrimony: Congratulations! Would you tell us your story? This link is for the two of you, for ${storyLinkDays} days: {link}`,
  },
} as const satisfies Record<string, OwnText>

/** Changes to a login, of which the owner gets an SMS at the former number. */
export const loginChanges = ['passwordChanged', 'numberChanged', 'numberChangedByStaff'] as const
export type LoginChange = (typeof loginChanges)[number]
export type SmsKind = keyof typeof ownTexts | NotificationKind

/** Every SMS that the service writes itself. Operators deliver only those whose text is registered. */
export const smsKinds: readonly SmsKind[] = [
  ...(Object.keys(ownTexts) as (keyof typeof ownTexts)[]),
  ...kindNames.filter((kind) => !notificationKinds[kind].quiet),
]

const ownText = (kind: SmsKind): OwnText | undefined => (ownTexts as Partial<Record<SmsKind, OwnText>>)[kind]

/** The group of the settings in which members choose this SMS, if they can choose. */
export const groupOf = (kind: SmsKind): NotificationGroup | undefined => {
  const own = ownText(kind)
  return own ? own.group : notificationKinds[kind as NotificationKind].group
}

/**
 * The text of an SMS, with placeholders. Operators refuse two variables without a word between them, and links that
 * differ: an SMS has no BNR ID after a name, and links to the notifications instead of to one profile.
 */
export function textOf(kind: SmsKind): string {
  const own = ownText(kind)
  if (own) return own.text
  const { text, smsText = text, page } = notificationKinds[kind as NotificationKind]
  return `BNR Matrimony: ${smsText.replace(' ({bnrId})', '')}. {site}${page.includes('{') ? '/notifications' : page}`
}

/** Operators accept at most this many characters for a variable. */
const longestValue = 30
const shortenedValues = ['name', 'manager', 'plan']

export function filledSms(kind: SmsKind, words: Readonly<Record<string, string>>, site: string): string {
  const values = Object.entries(words).map(([name, value]) => [
    name,
    shortenedValues.includes(name) ? shortened(value) : value,
  ])
  return filledIn(textOf(kind), { ...Object.fromEntries(values), site })
}

/** Cuts before the last word that does not fit, unless too little remains. */
function shortened(value: string): string {
  if (value.length <= longestValue) return value
  const end = value.lastIndexOf(' ', longestValue)
  return value.slice(0, end > longestValue / 2 ? end : longestValue)
}

const variable = /\{(\w+)\}/g
const numeric = ['code', 'bnrId', 'ownId', 'interests', 'messages', 'count']

/** The text as operators register it. */
export const registeredText = (kind: SmsKind, site: string): string =>
  textOf(kind).replace('{site}', site).replace(variable, '{#var#}')

/** What each variable of a registered text contains, in order. */
export const variablesOf = (kind: SmsKind): string[] =>
  [...textOf(kind).replace('{site}', '').matchAll(variable)].map(([, name = '']) => {
    if (name === 'link') return 'link: url'
    return `${name}: ${numeric.includes(name) ? 'numeric' : 'alphanumeric'}`
  })
