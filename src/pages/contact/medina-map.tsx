import { MapPin } from 'lucide-react'

/** The medina of Fes as a drawing: walls, the two great lanes down to the river, the gates, the shop. Not to scale. */
export function MedinaMap({ label, height }: { label: string; height: number }) {
  return (
    <div
      role="img"
      aria-label={label}
      dir="ltr"
      data-no-mirror
      className="relative overflow-hidden bg-plaster-raised"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 250"
        height={height}
        preserveAspectRatio="xMidYMid slice"
        className="block w-full"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d="M250 128C300 60 420 26 560 34C700 22 860 40 930 92C980 140 940 196 830 214C700 238 520 240 400 214C310 196 236 172 250 128Z"
          className="fill-copper-tint stroke-copper"
          strokeWidth={4}
          strokeDasharray="14 5"
        />
        <path
          d="M930 30C860 70 812 96 780 140C752 180 700 196 690 250"
          className="stroke-majolica"
          strokeWidth={9}
          opacity={0.35}
        />
        <g className="stroke-plaster" strokeWidth={9}>
          <path d="M276 118C360 104 430 90 520 104C580 112 620 122 664 128" />
          <path d="M280 140C360 150 440 160 520 146C580 138 620 134 664 130" />
          <path d="M664 128C720 120 800 110 880 110" />
        </g>
        <g className="stroke-plaster" strokeWidth={4}>
          <path d="M360 104 348 62M440 94 470 50M520 104 540 42M600 118 640 40M360 150 344 196M440 158 430 212M540 142 560 228M620 134 640 226M720 118 740 44M720 122 730 222M800 110 830 60M820 112 850 196" />
          <path d="M348 74 470 62 640 58 740 66 830 70M344 188 430 200 560 208 640 206 730 200 850 184M430 158 452 128 520 124M560 110 572 138M690 124 700 166 780 150" />
        </g>
        <g className="fill-plaster stroke-copper" strokeWidth={3}>
          <path d="M262 146V124a13 13 0 0 1 26 0V146ZM548 46V30a11 11 0 0 1 22 0V46ZM892 124V102a13 13 0 0 1 26 0V124ZM812 224V206a11 11 0 0 1 22 0V224Z" />
        </g>
        <path
          d="M640 96h22v-16l11-10 11 10v16h22v26h-66Z"
          className="fill-olive-tint stroke-olive"
          strokeWidth={3}
        />
      </svg>
      <span className="absolute inset-x-0 top-1/2 flex -translate-y-full justify-center ps-[6%]">
        <MapPin aria-hidden="true" className="size-11 fill-copper text-plaster drop-shadow" />
      </span>
    </div>
  )
}
