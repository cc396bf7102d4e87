import { act } from 'react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { page, text } from './address.ts'
import { type AddressOf, useAddress } from './useAddress.ts'

const parameters = { page: page(), kind: text(), side: text() }

const addresses = new Map<string, AddressOf<{ page: number; kind: string; side: string }>[1]>()

function Filter({ name }: { name: string }) {
  const [, change] = useAddress(parameters)
  addresses.set(name, change)
  return null
}

it('keeps a filter that another part of the page changed just before, once', async () => {
  const { router } = renderAt(
    '/list?page=2',
    <>
      <Filter name="kind" />
      <Filter name="side" />
    </>,
  )
  const search = () => router.state.location.search
  await act(async () => {
    addresses.get('kind')?.({ kind: 'viewed' })
    addresses.get('side')?.({ side: 'mine' })
  })
  expect(search()).toBe('?kind=viewed&side=mine')
  await act(() => router.navigate('/list'))
  await act(async () => addresses.get('side')?.({ side: 'theirs' }))
  expect(search()).toBe('?side=theirs')
})

it('forgets a change that another page called off', async () => {
  let isSlow = false
  const loader = () => (isSlow ? new Promise(() => {}) : Promise.resolve(null))
  const { router } = renderAt('/list', <Filter name="kind" />, undefined, loader)
  await act(async () => {})
  isSlow = true
  await act(async () => addresses.get('kind')?.({ kind: 'viewed' }))
  await act(() => router.navigate('/elsewhere'))
  isSlow = false
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
  await act(async () => addresses.get('kind')?.({ side: 'mine' }))
  expect(router.state.location.search).toBe('?side=mine')
})
