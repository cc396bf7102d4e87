import { noConnection } from '@bnr/contract/noConnection'
import { type ComponentType, createElement, useEffect, useRef, useState } from 'react'
import { toastError } from './toasts.ts'
import { t } from './translation.ts'

/**
 * A dialog whose script loads when it opens. Without a connection it says so and closes, and the next press tries
 * again; React's `lazy` would remember the failure and break the page.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded)
    const close = useRef(props.onClose)
    close.current = props.onClose
    useEffect(() => {
      let open = true
      const fail = () => {
        toastError(t(noConnection))
        close.current()
      }
      load().then(
        (file) => {
          loaded = file.default
          if (open) setDialog(() => file.default)
        },
        () => open && fail(),
      )
      return () => {
        open = false
      }
    }, [])
    return Dialog ? createElement(Dialog, props) : null
  }
}
