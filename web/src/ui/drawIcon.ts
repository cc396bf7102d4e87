import { type ComponentProps, createElement } from 'react'

type Part = [tag: string, attributes: { d?: string; key: string } & Record<string, string>]
export type IconProps = ComponentProps<'svg'> & { size?: number }

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
  const paths = type === 'outline' ? pathsOf(parts) : apart(parts)
  const kind = type === 'filled' ? 'icon icon-filled' : 'icon'
  function Icon({ size = 24, className, ...rest }: IconProps) {
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

/** One path, if every part is a path that begins at an absolute place and has no other attributes. */
function pathsOf(parts: readonly Part[]) {
  const lines = parts.flatMap(([tag, { d, key, ...others }]) =>
    tag === 'path' && d?.startsWith('M') && Object.keys(others).length === 0 ? [d] : [],
  )
  return lines.length === parts.length ? createElement('path', { d: lines.join('') }) : apart(parts)
}

const apart = (parts: readonly Part[]) => parts.map(([tag, attributes]) => createElement(tag, attributes))
