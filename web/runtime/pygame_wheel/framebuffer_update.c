int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window *window, const SDL_Rect *rects, int numrects)
{
    SDL_Surface *surface;
    SDL_Rect whole, r;
    int i, y;

    SDL_WindowData *data = (SDL_WindowData *)window->driverdata;
    surface = data->surface;
    if (!surface) {
        return SDL_SetError("Couldn't find framebuffer surface for window");
    }
    whole.x = whole.y = 0;
    whole.w = surface->w;
    whole.h = surface->h;
    if (canvas_size < (size_t)surface->w * surface->h * 4) {
        SDL_SIMDFree(canvas_pixels);
        canvas_size = (size_t)surface->w * surface->h * 4;
        canvas_pixels = (Uint32 *)SDL_SIMDAlloc(canvas_size);
        if (!canvas_pixels) {
            canvas_size = 0;
            return SDL_OutOfMemory();
        }
        SDL_memset(canvas_pixels, 0, canvas_size);
    }

    for (i = 0; i < numrects; i++) {
        if (!SDL_IntersectRect(&rects[i], &whole, &r)) {
            continue;
        }
        if (r.w == surface->w && surface->pitch == surface->w * 4) {
            SDL_ConvertToCanvas((const Uint32 *)surface->pixels + (size_t)r.y * r.w, canvas_pixels + (size_t)r.y * r.w, r.w * r.h);
        } else {
            for (y = r.y; y < r.y + r.h; y++) {
                SDL_ConvertToCanvas((const Uint32 *)((const Uint8 *)surface->pixels + (size_t)y * surface->pitch) + r.x, canvas_pixels + (size_t)y * surface->w + r.x, r.w);
            }
        }
        /* *INDENT-OFF* */ /* clang-format off */
        MAIN_THREAD_EM_ASM({
            var w = $0;
            var h = $1;
            var p = $2;
            if (!Module['SDL2']) Module['SDL2'] = {};
            var SDL2 = Module['SDL2'];
            if (SDL2.ctxCanvas !== Module['canvas']) {
                SDL2.ctx = Module['createContext'](Module['canvas'], false, true);
                SDL2.ctxCanvas = Module['canvas'];
            }
            /* memory growth gives HEAPU8 another buffer */
            if (SDL2.w !== w || SDL2.h !== h || SDL2.pixels !== p || SDL2.buffer !== HEAPU8.buffer) {
                SDL2.image = new ImageData(new Uint8ClampedArray(HEAPU8.buffer, p, w * h * 4), w, h);
                SDL2.w = w;
                SDL2.h = h;
                SDL2.pixels = p;
                SDL2.buffer = HEAPU8.buffer;
            }
            SDL2.ctx.putImageData(SDL2.image, 0, 0, $3, $4, $5, $6);
        }, surface->w, surface->h, canvas_pixels, r.x, r.y, r.w, r.h);
        /* *INDENT-ON* */ /* clang-format on */
    }

