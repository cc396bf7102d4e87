/** Every limit of a conversation. Hours and days are counted to the second. */
export const messageLimits = {
  characters: 2000,
  /** Messages that one member sends in a row before the other answers. */
  inARow: 3,
  aMinute: 20,
  aDay: 300,
  withdrawMinutes: 15,
  /** Messages of one sender that are checked together for contact details. */
  checkedTogether: 5,
  /** Hours after which a member is reminded to answer. */
  answerHours: 72,
  /** Days that "Need a week" gives. */
  weekDays: 7,
  /** Days that a conversation remains readable after it has ended. */
  readableDays: 30,
  /** Minutes after which an unread message is announced by mail or SMS. */
  unreadMinutes: 2,
  /** Messages of one reply. */
  page: 50,
} as const

/** Days until the sealed text of a removed message is erased, by who removed it. */
export const sealedDays = { member: 365, staff: 180 } as const
export type Removal = keyof typeof sealedDays

/** What "Close kindly" says to the other member, who reads one of these texts and nothing more. */
export const closings = {
  otherMatch: 'We are going ahead with another family. Thank you for your time, and God bless you',
  notAMatch: 'We feel that this is not the right match. We wish you all the best in your search',
  distance: 'The distance between our homes is too far for us. We wish you well',
  notNow: 'We cannot go further at the moment. Thank you for writing to us',
  family: 'Our family has decided not to go further. Thank you for your kindness',
} as const satisfies Record<string, string>
export type Closing = keyof typeof closings
export const closingNames = Object.keys(closings) as [Closing, ...Closing[]]

/** Messages to members about a conversation, and the reasons why a text is not sent. */
export const conversationMessages = {
  withdrawn: 'Message withdrawn',
  read: 'Marked as read',
  weekGiven: 'We let them know that you need a week',
  closed: 'Conversation closed',
  contactDetails:
    'Please remove phone numbers, e-mail addresses and links, also those split over several messages. To give your number, press "Share my phone number"',
  paymentDetails:
    'Please remove the UPI, bank, card or wallet details. Never send money to anybody you have not met',
  phoneShared: 'Your phone number is shared',
  noContactLeft: 'Neither of you has any contacts left. To share your number, choose a plan or add contacts',
  tooFast: 'You are writing very fast. Please wait a minute',
  tooMany: `You have reached the daily limit of ${messageLimits.aDay} messages. Please come back tomorrow`,
  tooLate: `A message can be withdrawn within ${messageLimits.withdrawMinutes} minutes`,
  weekUsed: 'You can ask for a week once, when it is your turn to write',
} as const
