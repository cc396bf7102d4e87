import { CallError } from '@bnr/contract/client'
import { gatewayRequest } from '@bnr/contract/payments/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { invoicesKey } from '../invoices/calls.ts'
import { membershipsKey } from '../memberships/calls.ts'
import { useIsShown } from '../platform/useIsShown.ts'

export function useWayToBank() {
  /** The browser is leaving for the bank, so all buttons are disabled. */
  const [isLeaving, setLeaving] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const isShown = useIsShown()
  useReturn(() => setLeaving(false))

  /**
   * Requests a token and posts it to the gateway; nothing else on the page is sent there. A token that comes after the
   * person has left the checkout must not take them to the bank.
   */
  async function go(askForToken: () => Promise<string | undefined>) {
    const payToken = await askForToken().catch((error: unknown) => {
      if (error instanceof CallError && error.code === 'card_payment_off') return undefined
      throw error
    })
    if (!isShown.current) return
    if (!payToken) return setClosed(true)
    setLeaving(true)
    sendToBank(payToken)
  }

  return { isLeaving, isClosed, go }
}

export type WayToBank = ReturnType<typeof useWayToBank>

/** A browser may restore this page from its cache on Back from the bank. Its invoices are stale then. */
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

/** Submits a real form, so that the browser leaves for the bank. */
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
