/** A drawing of a couple in front of a church window. */
export function WindowScene() {
  return (
    <svg viewBox="0 0 480 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <clipPath id="scene-lancet">
          <path d="M0 420V112C0 62 34 28 84 0c50 28 84 62 84 112v308z" />
        </clipPath>
        <pattern id="scene-quarries" width="42" height="56" patternUnits="userSpaceOnUse">
          <path d="M21 0 42 28 21 56 0 28z" fill="#f7e6c2" />
          <path d="M0 0h21L0 28zM42 0v28L21 0zM0 56V28l21 28zM42 56H21l21-28z" fill="#f0d49b" />
          <path d="M21 0 42 28 21 56 0 28z" fill="none" stroke="#c79a55" strokeWidth="1.500" />
        </pattern>
      </defs>
      <path d="M0 0h480v600H0z" fill="#4b1325" />
      <Rose />
      <Lancet x={52} tone="#b94a68" />
      <Lancet x={260} tone="#748259" />
      <Couple />
    </svg>
  )
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

function Rose() {
  return (
    <g transform="translate(240 150)">
      <circle r="82" fill="#7b1e3a" stroke="#d0a457" strokeWidth="3" />
      {petals.map((angle, index) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-22C16-36 20-56 0-74-20-56-16-36 0-22z"
          fill={index % 2 ? '#e7bd72' : '#d98a9c'}
        />
      ))}
      <circle r="17" fill="#f7e6c2" />
      <path d="M0-11V11M-11 0H11" stroke="#7b1e3a" strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

function Lancet({ x, tone }: { x: number; tone: string }) {
  return (
    <g transform={`translate(${x} 190)`}>
      <g clipPath="url(#scene-lancet)">
        <path d="M0 0h168v420H0z" fill="url(#scene-quarries)" />
        <path
          d="M0 420V112C0 62 34 28 84 0c50 28 84 62 84 112v308z"
          fill="none"
          stroke={tone}
          strokeWidth="26"
        />
        <path d="M0 250h168" stroke="#4b1325" strokeWidth="4" />
      </g>
      <path
        d="M0 420V112C0 62 34 28 84 0c50 28 84 62 84 112v308"
        fill="none"
        stroke="#d0a457"
        strokeWidth="3"
      />
      <circle cx="84" cy="120" r="34" fill={tone} stroke="#d0a457" strokeWidth="3" />
      <path d="M84 98v44M66 112h36" stroke="#f7e6c2" strokeWidth="5" strokeLinecap="round" />
    </g>
  )
}

/** Outlines only, so that every couple can recognise themselves. */
function Couple() {
  return (
    <g>
      <path d="M0 574h480v26H0z" fill="#2a0b15" />
      <circle cx="205" cy="377" r="22" fill="#2a0b15" />
      <path d="M158 580V462c0-38 17-57 47-57s47 19 47 57v118z" fill="#2a0b15" />
      <path
        d="M285 424c-22 0-33 14-36 40-4 42-16 80-32 116h136c-16-36-28-74-32-116-3-26-14-40-36-40z"
        fill="#a23657"
      />
      <path
        d="M284 374c26 0 36 24 39 52 6 62 34 116 78 156H300c11-58 6-120-12-160-16-2-27-11-27-25 0-14 10-23 23-23z"
        fill="#f8ecdd"
      />
      <path
        d="M305 440c12 54 22 98 44 140M264 390c8-8 30-10 44 6"
        fill="none"
        stroke="#d0a457"
        strokeWidth="1.500"
      />
    </g>
  )
}
