import { indianDay } from '../indianDay.ts'
import type { InterestState } from './interests.ts'

/** Every number of the rules about interests. */
export const interestRules = {
  /** Minutes in which the sender can withdraw an interest, read or not. */
  withdrawMinutes: 15,
  /** Days without an answer after which the sender can take an interest back. */
  takeBackDays: 14,
  /** How often a member can express interest in the same person, and the days before the next try. */
  tries: 2,
  retryDays: 30,
  /** So many received interests, unanswered for so many days, stop new ones from being sent, after a reminder. */
  mostUnanswered: 8,
  unansweredDays: 14,
  /** Days after which the reminder is repeated. */
  remindAgainDays: 30,
  /** Answers from which the median time to answer is shown. */
  answersForMedian: 5,
} as const

const day = 86_400_000

/** The day in India, which refusals name, so it counts from its morning. */
const dayAfter = (moment: Date, days: number): string => indianDay(new Date(moment.getTime() + days * day))

/** The first day on which the sender can take an unanswered interest back. */
export const takeBackDay = (sentAt: Date): string => dayAfter(sentAt, interestRules.takeBackDays)

/** The first day on which the sender can express a withdrawn interest once more. */
export const retryDay = (withdrawnAt: Date): string => dayAfter(withdrawnAt, interestRules.retryDays)

/** Whether the sender can take an interest back now: soon after sending it, or after a long time without an answer. */
export function canTakeBack(at: Date, state: InterestState, now: Date): boolean {
  if (state !== 'Pending') return false
  const age = now.getTime() - at.getTime()
  return age < interestRules.withdrawMinutes * 60_000 || indianDay(now) >= takeBackDay(at)
}

/** Words for a median time to answer, in hours. */
export function answerTimeWords(hours: number): string {
  if (hours <= 24) return 'Usually answers within a day'
  if (hours <= 72) return 'Usually answers within 3 days'
  if (hours <= 168) return 'Usually answers within a week'
  return 'Usually takes more than a week to answer'
}
