#include "SDL_cpuinfo.h"
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

/* what the canvas sees: R, G, B, 255.  One buffer: the page has one canvas. */
static Uint32 *canvas_pixels = NULL;
static size_t canvas_size = 0;

static void SDL_ConvertToCanvas(const Uint32 *src, Uint32 *dst, int n)
{
#ifdef __wasm_simd128__
    const v128_t alpha = wasm_i32x4_splat((int)0xff000000u);
    for (; n >= 4; n -= 4, src += 4, dst += 4) {
        v128_t v = wasm_v128_load(src);
        v = wasm_i8x16_shuffle(v, v, 2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15);
        wasm_v128_store(dst, wasm_v128_or(v, alpha));
    }
#endif
    for (; n > 0; n--, src++, dst++) {
        *dst = 0xff000000u | ((*src & 0xff) << 16) | (*src & 0xff00) | ((*src >> 16) & 0xff);
    }
}

