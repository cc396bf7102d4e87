import { CallError } from '@bnr/contract/client'
import { gatewayRequest } from '@bnr/contract/payments/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { invoicesKey } from '../invoices/calls.ts'
import { membershipsKey } from '../memberships/calls.ts'

export function useWayToBank() {
  /** The browser is on its way: nothing may be pressed any more. */
  const [isLeaving, setLeaving] = useState(false)
  /** Card payment is not offered at present. */
  const [isClosed, setClosed] = useState(false)
  useReturn(() => setLeaving(false))

  /** Asks for a token and takes it to the bank; nothing else of the page goes there. */
  async function go(askForToken: () => Promise<string | undefined>) {
    const payToken = await askForToken().catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'card_payment_off') return undefined
      throw error
    })
    if (!payToken) return setClosed(true)
    setLeaving(true)
    sendToBank(payToken)
  }

  return { isLeaving, isClosed, go }
}

export type WayToBank = ReturnType<typeof useWayToBank>

/** Who comes Back from the bank may find the page as it was left: what it knows of invoices is old then. */
function useReturn(onReturn: () => void) {
  const client = useQueryClient()
  useEffect(() => {
    function returned({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      onReturn()
      for (const queryKey of [invoicesKey, membershipsKey]) void client.invalidateQueries({ queryKey })
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  })
}

/** A form of the browser: the whole page goes on to the bank. */
function sendToBank(payToken: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = gatewayRequest.path
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'token'
  field.value = payToken
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}
