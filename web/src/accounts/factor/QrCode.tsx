import { encode } from 'uqr'
import classes from './factor.module.css'

/** Scanners need a border of four light modules around a QR code. */
const quiet = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: quiet })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={classes.qr}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
