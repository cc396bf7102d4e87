import { setTimeout as pause } from 'node:timers/promises'
import { answerFields, type Forgery } from './answer.ts'
import type { Bank } from './bank.ts'
import { type Choice, choiceOf } from './choices.ts'
import { postToShop, pushEvent } from './events.ts'
import { isFinal, type Order, setStatus } from './orders.ts'
import { closedPage, waitPage } from './pages/lastPages.ts'
import { refusalPage } from './pages/refusalPage.ts'
import { returnPage } from './pages/returnPage.ts'
import type { Reply } from './reply.ts'

/** Handles a button of the bank's page. */
export function choose(bank: Bank, form: URLSearchParams, trackingId: string): Reply {
  const order = bank.orders.findByTrackingId(trackingId)
  const choice = choiceOf(form.get('choice'))
  if (!order || !choice) return refusalPage('There is no such order')
  if (isFinal(order)) return goBack(bank, order)
  if (choice.chargesMore) order.amount = (Number(order.amount) + 1).toFixed(2)
  if (choice.newStatus) setStatus(order, choice.newStatus, choice.message)
  if (!form.has('withoutEvent')) void pushEvent(bank, order).catch(() => undefined)
  return afterwards(bank, order, choice, secondsOf(form))
}

function afterwards(bank: Bank, order: Order, { stays, twice, forgery }: Choice, seconds: number): Reply {
  if (stays === 'for good') return closedPage(order)
  if (stays === 'for a while') {
    void settleLater(bank, order, seconds).catch(() => undefined)
    return waitPage(order, seconds)
  }
  if (twice) void postToShop(addressOf(order), answerFields(bank, order, forgery), bank.stopped)
  return goBack(bank, order, forgery)
}

/** Returns the browser to the shop with the current state of the order, as often as it asks. */
export function returnAgain(bank: Bank, trackingId: string): Reply {
  const order = bank.orders.findByTrackingId(trackingId)
  return order && addressOf(order) ? goBack(bank, order) : refusalPage('There is no such order')
}

const goBack = (bank: Bank, order: Order, forgery?: Forgery): Reply =>
  returnPage(addressOf(order), answerFields(bank, order, forgery))

/** Address of the shop to return to; aborted payments have their own. */
const addressOf = ({ status, requested: { redirect_url = '', cancel_url = '' } }: Order): string =>
  status === 'Aborted' ? cancel_url : redirect_url

async function settleLater(bank: Bank, order: Order, seconds: number): Promise<void> {
  await pause(seconds * 1000, undefined, { signal: bank.stopped, ref: false })
  if (isFinal(order)) return
  setStatus(order, 'Shipped')
  await pushEvent(bank, order)
}

const secondsOf = (form: URLSearchParams): number =>
  Math.min(Math.max(Number(form.get('seconds')) || 5, 1), 600)
