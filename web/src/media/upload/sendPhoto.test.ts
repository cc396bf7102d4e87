import { CallError } from '@bnr/contract/client'
import { uploadPhoto } from '@bnr/contract/media/endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendPhoto } from './sendPhoto.ts'

/** The part of XMLHttpRequest that an upload uses. Each test answers as the server. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  status = 0
  responseText = ''
  address = ''
  headers: Record<string, string> = {}
  body?: FormData
  constructor() {
    FakeRequest.last = this
  }
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  reply(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onload?.()
    this.onloadend?.()
  }
}

const file = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
const media = { mid: 'abcdefghij', mt: 'ap', ms: 'Ready', cu: '/a', cut: '/b', pr: true }

async function begin(signal = new AbortController().signal) {
  const onProgress = vi.fn()
  const sent = sendPhoto({ endpoint: uploadPhoto, params: { id: 7, kind: 'ap' }, file, onProgress, signal })
  sent.catch(() => undefined)
  await vi.waitFor(() => expect(FakeRequest.last?.body).toBeDefined())
  return { sent, onProgress, request: FakeRequest.last }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.last = undefined as unknown as FakeRequest
})
afterEach(() => vi.unstubAllGlobals())

describe('an upload', () => {
  it('is sent to the address in the contract as the form field "file"', async () => {
    const { sent, request } = await begin()
    expect(request.address).toBe('/media/medias/upload/7/ap')
    expect(request.body?.get('file')).toMatchObject({ name: 'face.jpg' })
    request.reply(200, JSON.stringify({ media }))
    expect((await sent).media).toMatchObject({ status: 'Ready', processing: true })
  })

  it('reports its progress', async () => {
    const { request, onProgress } = await begin()
    request.upload.onprogress?.({ loaded: 25, total: 100 })
    expect(onProgress).toHaveBeenLastCalledWith(0.25)
  })

  it.each([
    [409, JSON.stringify({ message: 'The album is full', code: 'album_full' }), 'The album is full'],
    [413, '<html>nginx</html>', 'Please choose a photo of at most 10 MB and 50 megapixels'],
    [502, '', 'Oops! Bad Gateway'],
  ])('with the reply %i shows the message', async (status, text, message) => {
    const { sent, request } = await begin()
    request.reply(status, text)
    await expect(sent).rejects.toThrow(message)
  })

  it('without a connection shows a message', async () => {
    const { sent, request } = await begin()
    request.onerror?.()
    await expect(sent).rejects.toBeInstanceOf(CallError)
  })

  it('fails once it has made no progress for as long as any call waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { sent, request } = await begin()
      await vi.advanceTimersByTimeAsync(60_000)
      request.upload.onprogress?.({ loaded: 25, total: 100 })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(10_000)
      await expect(sent).rejects.toMatchObject({ code: 'network' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends when it is cancelled', async () => {
    const controller = new AbortController()
    const { sent } = await begin(controller.signal)
    controller.abort()
    await expect(sent).rejects.toThrow()
  })
})
