import { type ComponentProps, createElement } from 'react'

type Part = [tag: string, attributes: { d?: string; key: string }]
type Props = ComponentProps<'svg'> & { size?: number }

/**
 * The component of an icon. Tabler's own repeats in each icon what `.icon` says once in the style sheet, and a page of
 * results has sixty.
 */
export default function drawIcon(
  type: 'outline' | 'filled',
  _name: string,
  title: string,
  parts: readonly Part[],
) {
  const paths = pathsOf(parts)
  const kind = type === 'filled' ? 'icon icon-filled' : 'icon'
  function Icon({ size = 24, className, ...rest }: Props) {
    const classes = className ? `${kind} ${className}` : kind
    return createElement(
      'svg',
      { width: size, height: size, viewBox: '0 0 24 24', className: classes, ...rest },
      paths,
    )
  }
  Icon.displayName = title
  return Icon
}

/** One path, if all parts are paths that begin at a place of their own. */
function pathsOf(parts: readonly Part[]) {
  const all = parts.flatMap(([tag, { d }]) => (tag === 'path' && d?.startsWith('M') ? [d] : []))
  if (all.length === parts.length) return createElement('path', { d: all.join('') })
  return parts.map(([tag, attributes]) => createElement(tag, attributes))
}
