import { useEffect, useRef, useState } from 'react'
import { photoProblem, withKnownName } from './photoFile.ts'
import { sendPhoto, type UploadTarget } from './sendPhoto.ts'

type UploadState =
  | { is: 'idle' }
  | { is: 'sending'; name: string; progress: number }
  /** Without `file` there is nothing to send again. */
  | { is: 'failed'; message: string; file?: File }

export interface Upload {
  state: UploadState
  send: (file: File) => void
  cancel: () => void
  retry: () => void
  refuse: (message: string) => void
}

/** One upload at a time, with progress, cancel and retry. */
export function useUpload(target: UploadTarget, onDone: () => void): Upload {
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const refuse = (message: string) => setState({ is: 'failed', message })

  async function send(chosen: File) {
    const problem = photoProblem(chosen)
    if (problem) return refuse(problem)
    const file = withKnownName(chosen)
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const onProgress = (progress: number) => setState({ is: 'sending', name: chosen.name, progress })
    onProgress(0)
    try {
      await sendPhoto({ ...target, file, signal, onProgress })
      setState({ is: 'idle' })
      onDone()
    } catch (error) {
      if (signal.aborted) setState({ is: 'idle' })
      else setState({ is: 'failed', message: (error as Error).message, file })
    }
  }

  return {
    state,
    send,
    refuse,
    cancel: () => running.current?.abort(),
    retry: () => state.is === 'failed' && state.file && void send(state.file),
  }
}
