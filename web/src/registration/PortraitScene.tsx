/** A person in front of a church window, seen from behind, so that every family can imagine their own child. */
export function PortraitScene({ of }: { of: 'bride' | 'groom' }) {
  const bride = of === 'bride'
  return (
    <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 0h400v500H0z" fill={bride ? '#4b1325' : '#39412c'} />
      <Window glass={bride ? '#f7e6c2' : '#f3ecd9'} tone={bride ? '#b94a68' : '#748259'} />
      {bride ? <Bride /> : <Groom />}
      <path d="M0 476h400v24H0z" fill="#2a0b15" opacity="0.55" />
    </svg>
  )
}

const rays = [0, 30, 60, 90, 120, 150]

function Window({ glass, tone }: { glass: string; tone: string }) {
  return (
    <g transform="translate(200 0)">
      <path d="M-132 500V214C-132 138-82 84 0 40c82 44 132 98 132 174v286z" fill={glass} />
      <path
        d="M-104 500V222c0-58 38-102 104-140 66 38 104 82 104 140v278"
        fill="none"
        stroke={tone}
        strokeWidth="18"
      />
      <g stroke="#c79a55" strokeWidth="2" opacity="0.75">
        {rays.map((angle) => (
          <path key={angle} d="M-86 0H86" transform={`translate(0 214) rotate(${angle})`} />
        ))}
      </g>
      <circle cy="214" r="86" fill="none" stroke="#d0a457" strokeWidth="3" />
      <circle cy="214" r="62" fill={tone} opacity="0.28" />
      <path
        d="M-132 500V214C-132 138-82 84 0 40c82 44 132 98 132 174v286"
        fill="none"
        stroke="#d0a457"
        strokeWidth="3"
      />
    </g>
  )
}

const jasmine = [-36, -24, -12, 0, 12, 24, 36]

/** A knot of hair with jasmine, and a saree with a golden border. */
function Bride() {
  return (
    <g>
      <path d="M178 316h44v52h-44z" fill="#a86a4b" />
      <path d="M76 500c4-78 34-128 92-142 22 14 42 14 64 0 58 14 88 64 92 142z" fill="#a23657" />
      <path d="M246 360c-24 56-70 100-116 140" fill="none" stroke="#d0a457" strokeWidth="6" />
      <circle cx="200" cy="206" r="33" fill="#2a0b15" />
      <path d="M178 198c8-12 36-12 44 0M182 212c8 8 28 8 36 0" fill="none" stroke="#5b2a38" strokeWidth="3" />
      <ellipse cx="200" cy="284" rx="55" ry="60" fill="#2a0b15" />
      <path
        d="M168 262c14 40 50 40 64 0M160 286c18 44 62 44 80 0"
        fill="none"
        stroke="#5b2a38"
        strokeWidth="3"
      />
      <path d="M146 296v14M254 296v14" fill="none" stroke="#d0a457" strokeWidth="7" strokeLinecap="round" />
      {jasmine.map((x) => (
        <circle key={x} cx={200 + x} cy={234 - (x * x) / 110} r="9" fill="#fffdf6" stroke="#e4d3ab" />
      ))}
    </g>
  )
}

/** Short hair, a light collar and a brown jacket. */
function Groom() {
  return (
    <g>
      <path d="M172 292h56v70h-56z" fill="#a86a4b" />
      <ellipse cx="146" cy="268" rx="9" ry="15" fill="#a86a4b" />
      <ellipse cx="254" cy="268" rx="9" ry="15" fill="#a86a4b" />
      <path d="M52 500c2-86 40-136 116-152 20 16 44 16 64 0 76 16 114 66 116 152z" fill="#7a5f49" />
      <path d="M164 346c22 20 50 20 72 0l2 9c-24 19-52 19-76 0z" fill="#f3e6d2" />
      <path d="M200 376v124" stroke="#5f4836" strokeWidth="3" />
      <path
        d="M146 262c-6-54 16-84 54-84s60 30 54 84c-2 34-12 56-20 60-10 6-58 6-68 0-8-4-18-26-20-60z"
        fill="#1c1013"
      />
    </g>
  )
}
