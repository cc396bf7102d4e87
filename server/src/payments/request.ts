import * as endpoints from '@bnr/contract/payments/endpoints'
import { Failure } from '../platform/failure.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { takeAttempt } from './attempts.ts'
import { type GatewayForm, gatewayForm } from './gateway/request.ts'

/** The form that takes a browser to the gateway. Apart from the token, nothing in it comes from the browser. */
export async function requestOf(services: Services, token: string): Promise<GatewayForm> {
  const { config, db } = services
  if (!config.gateway) throw new Failure('card_payment_off')
  const { attempt, row } = await db.inTransaction((tx) => takeAttempt(services, tx, token))
  const profile = await loadProfile(db, row.profileId ?? 0)
  const { address, name } = row.snapshot.billedTo
  const back = new URL(endpoints.gatewayReturn.path, config.publicUrl).href
  return gatewayForm(config.gateway, {
    orderId: attempt.orderId,
    amount: attempt.amount,
    redirectUrl: back,
    cancelUrl: back,
    billing: {
      name,
      address: [address.door, address.locality].filter(Boolean).join(', '),
      city: address.city ?? '',
      state: address.state ?? '',
      postalCode: address.postalCode ?? '',
      country: address.country,
      phone: profile.phoneNumber,
      email: profile.email ?? '',
    },
    parameters: [row.planName],
  })
}
