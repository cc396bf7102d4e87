import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

/* Finds every hook that sends something in the sources and presses it twice, the second time after the first
   answer, as a double click on a fast line does. New hooks are covered automatically. */

const sent = vi.hoisted(() => vi.fn(async (..._args: unknown[]) => ({ message: 'Done', moved: 0, left: 0 })))
vi.mock('./call.ts', () => ({
  call: sent,
  callBeforeLeaving: () => sent,
  callWithToken: () => sent,
  callAsGuest: sent,
}))
vi.mock('../media/upload/sendPhoto.ts', () => ({ sendPhoto: sent }))

const source = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|^testing\/|^platform\/(use(Sending|Change)|download)\.ts$/.test(file))
const modules = import.meta.glob<Record<string, unknown>>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'])

const started = /^(export )?(?:default )?(?:const|function) (\w+)/gm

/** Returns the hooks of a file that send, and the functions that send without being hooks. */
function sendersOf(file: string) {
  const text = readFileSync(join(source, file), 'utf8')
  const parts = [...text.matchAll(started)].map(({ index, 1: exported, 2: name = '' }, at, all) => ({
    name,
    isExported: exported !== undefined,
    body: text.slice(index, all[at + 1]?.index),
  }))
  const sends = (names: readonly string[]) => new RegExp(`\\b(${names.join('|')})\\(`)
  const within = parts.filter(({ body, isExported }) => !isExported && sends(shared).test(body.slice(6)))
  const own = within.filter(({ name }) => name.startsWith('use')).map(({ name }) => name)
  const pattern = sends([...shared, ...own])
  return parts
    .filter(({ name, body }) => !own.includes(name) && pattern.test(body.replace(name, '')))
    .map(({ name, isExported }) => ({ file, name, isHook: isExported && name.startsWith('use') }))
}
const shared = ['useSending', 'useChange', 'useSaving', 'useInvoiceChange']

const senders = files.flatMap(sendersOf)
const hooks = senders.filter(({ isHook }) => isHook)

/** Arguments of hooks for which two ids are not enough. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  useFileDownload: [() => sent()],
  useSendPasskey: [() => sent()],
  useTryCoupon: [{ tryCoupon: () => sent() }],
  useChange: [[], () => sent()],
  useInvoiceChange: [() => sent()],
  usePerform: [{ id: 7 }, () => undefined],
  useUndo: [{ id: 7 }],
  useAnswer: [{ id: 7 }],
  useOpenPhone: [{ id: 7 }, () => undefined],
  useBlock: [{ id: 7 }, () => undefined],
  useDeletion: [7, () => undefined],
  useSendBiodata: [{ id: 7 }, undefined, () => undefined],
}

/** Inputs of hooks that do not send an object with an id. */
const inputOf: Readonly<Record<string, unknown>> = {
  // An interest is asked about first.
  usePerform: 'shortlist',
  useAnswer: 'accept',
  useMatchAll: [{ lineId: 7, invoiceId: 7 }],
  useChangeEmail: { basic: { email: { address: 'anita@example.com' } }, currentPassword: 'Demo1234' },
}

type Hook = (...args: readonly unknown[]) => {
  mutate?: (input: unknown) => void
  ask?: (about: object) => void
  confirm?: () => void
}

function Sender({ name, use }: { name: string; use: Hook }) {
  const sending = use(...(argumentsOf[name] ?? [7, 7]))
  const press = sending.mutate
    ? () => sending.mutate?.(inputOf[name] ?? { id: 7, assignment: 'teleStaffId', settled: 'paid', body: {} })
    : () => sending.confirm?.()
  return (
    <>
      <button type="button" onClick={() => sending.ask?.({ id: '7' })}>
        Ask
      </button>
      <button type="button" onClick={press}>
        Send
      </button>
    </>
  )
}

beforeEach(() => {
  sent.mockClear()
  // The biodata is a file that one hook fetches before it sends it.
  vi.stubGlobal('fetch', async () => new Response('%PDF'))
  // A link that saves a file would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  beginSession(manager)
})

describe('a second press sends nothing more', () => {
  it.each(hooks)('$name of $file', async ({ file, name }) => {
    const use = (await modules[`../${file}`]?.())?.[name] as Hook
    renderAt('/', <Sender name={name} use={use} />)
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
    const before = sent.mock.calls.length
    // A hook may navigate to another page after sending.
    const button = screen.getByRole('button', { name: 'Send' })
    const press = () => fireEvent.click(button)
    press()
    await vi.waitFor(() => expect(sent.mock.calls.length).toBeGreaterThan(before))
    const once = sent.mock.calls.length
    press()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sent.mock.calls.length).toBe(once)
  })
})

it('finds the hooks that send', () => {
  expect(hooks.length).toBeGreaterThan(40)
  expect(hooks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['useApproveInvoice', 'usePublishOffer', 'useStoryTransition']),
  )
})

it('finds no component that sends without a hook', () => {
  expect(senders.filter(({ isHook }) => !isHook)).toEqual([])
})

it('finds no mutation that bypasses the lock', () => {
  const around = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('useMutation('))
  expect(around).toEqual([])
})
