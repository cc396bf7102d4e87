import { expect, test, vi } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, waitAtBank } from '../../test/factories/payments.ts'
import { settlePayments } from './checkWithGateway.ts'
import { seal } from './gateway/cipher.ts'
import { gatewayAnswers } from './gatewayMetrics.ts'

const { service, afterMinutes } = await useBilling()
const statusCalls = async () => {
  const { body } = await service.app.inject('/metrics')
  return [...body.matchAll(/gateway_answers_total\{outcome="(\w+)",source="status call"\} (\d+)/g)].map(
    ([, outcome, count]) => `${outcome} ${count}`,
  )
}

test('metrics count each reply of the gateway, also that it does not know the order', async () => {
  afterMinutes(0)
  // Other tests of this process have counted, too.
  gatewayAnswers.reset()
  await waitAtBank(service, await createBuyer(service), 'Saphire Classic')
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no connection'))
  await settlePayments(service)
  expect(await statusCalls()).toEqual([])
  const key = service.config.gateway?.workingKey ?? ''
  const unknown = seal(JSON.stringify({ error_desc: 'No records found' }), key)
  asked.mockImplementation(async () => new Response(`status=0&enc_response=${unknown}`))
  afterMinutes(2)
  await settlePayments(service)
  expect(await statusCalls()).toEqual(['unknown 1'])
})
