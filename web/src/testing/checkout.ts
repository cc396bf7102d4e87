import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { type Answer, answerWith, type RecordedCall } from './answers.ts'
import { draft, issuedInvoice, noMembership, platinum, provider } from './billing.ts'

const places = (...names: string[]) => ({ body: names.map((name) => ({ key: name, value: name })) })

/** Answers for a checkout; `answers` override them. */
export const answerCheckout = (answers: Parameters<typeof answerWith>[0] = {}) =>
  answerWith({
    'POST /api/memberships/search': () => ({ body: { results: [platinum], total: 1, page: 0 } }),
    'GET /api/profiles/7/currentMembership': () => ({ body: noMembership }),
    'POST /api/invoices/draft': () => ({ body: draft }),
    'POST /api/invoices': () => ({ body: { ...issuedInvoice('Initiated'), ptk: 'token-1' } }),
    'GET /api/countries': () => places('India', 'Nepal'),
    'GET /api/countries/states': () => places('Tamil Nadu', 'Kerala'),
    'GET /api/service_providers': () => ({ body: provider }),
    ...answers,
  })

/** A fake bank that records the submitted forms. */
export function watchForms(): Record<string, string>[] {
  const sent: Record<string, string>[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => [name, String(value)])
    sent.push({
      action: new URL(this.action).pathname,
      method: this.method,
      ...Object.fromEntries(fields),
    })
  })
  return sent
}

export const refusal = (code: string, message = code, fields?: object): Answer => ({
  status: 409,
  body: { code, message, ...(fields && { fields }) },
})

export const callsOf = (calls: readonly RecordedCall[], path: string) =>
  calls.filter((call) => call.path === path)

export const payNow = () => screen.findByRole('button', { name: 'Pay Now' })
export const consent = () => screen.findByRole('checkbox')

export async function agreeAndPay(): Promise<void> {
  await userEvent.click(await consent())
  await userEvent.click(await payNow())
}
