// Generated from the contract by scripts/generate.ts. Do not edit.
export interface paths {
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every cast the caller may see, with its last 24 hours */
        get: operations["cast.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stream of live events for the topics named */
        get: operations["cast.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{username}/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one cast plays and who listens, at this moment */
        get: operations["cast.now"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
interface components {
    schemas: {
        CastNow: {
            username: string;
            /** @enum {string} */
            state: "live" | "off_air" | "never_connected" | "suspended" | "unknown";
            listeners: number | null;
            title: string | null;
            titleSince: string | null;
            since: string | null;
            checkedAt: string | null;
        };
        CastOverview: {
            now: components["schemas"]["CastNow"];
            name: string;
            listenerLimit: number;
            peak24h: number | null;
            history: components["schemas"]["ListenerHistory"];
        };
        CastOverviewList: {
            items: components["schemas"]["CastOverview"][];
            total: number;
            page: number;
            pageSize: number;
            engine: components["schemas"]["EngineInfo"];
            history: components["schemas"]["ListenerHistory"];
        };
        EngineCapabilities: {
            protocols: ("icecast" | "shoutcast1" | "shoutcast2")[];
            codecs: ("mp3" | "aac" | "ogg" | "opus" | "flac")[];
            hls: boolean;
            autodj: boolean;
            moveListeners: boolean;
            fallback: boolean;
            perListenerIp: boolean;
            denyStatus: 401 | 403;
        };
        EngineInfo: {
            /** @enum {string} */
            kind: "relay" | "icecast" | "off";
            /** @enum {string} */
            state: "up" | "down" | "off";
            version: string | null;
            capabilities: components["schemas"]["EngineCapabilities"] | null;
            checkedAt: string | null;
        };
        FieldProblem: {
            pointer: string;
            /** @enum {string} */
            code: "required" | "type" | "enum" | "whitespace" | "length" | "range" | "array_size" | "pattern" | "unknown_field" | "common" | "personal" | "unchanged";
            params: {
                [key: string]: string | number;
            };
        };
        FleetNow: {
            listeners: number | null;
            casts: {
                total: number;
                live: number;
                offAir: number;
                neverConnected: number;
                suspended: number;
                unknown: number;
            };
            engine: components["schemas"]["EngineInfo"];
            checkedAt: string | null;
        };
        ListenerHistory: {
            stepS: number;
            /** Format: date-time */
            endsAt: string;
            values: (number | null)[];
            sample: boolean;
        };
        LiveEvent: {
            /** @constant */
            event: "cast";
            /** Format: date-time */
            ts: string;
            data: components["schemas"]["CastNow"];
        } | {
            /** @constant */
            event: "fleet";
            /** Format: date-time */
            ts: string;
            data: components["schemas"]["FleetNow"];
        } | {
            /** @constant */
            event: "bye";
            /** Format: date-time */
            ts: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "request.unreadable" | "request.invalid" | "request.not_found" | "request.method_not_allowed" | "request.unsupported_media_type" | "request.too_large" | "request.throttled" | "auth.invalid_credentials" | "auth.code_required" | "auth.email_unverified" | "auth.token_missing" | "auth.token_unknown" | "auth.wrong_role" | "auth.session_expired" | "auth.wrong_password" | "auth.wrong_code" | "auth.link_invalid" | "mfa.already_on" | "mfa.not_started" | "resource.not_found" | "service.unavailable" | "service.time_out" | "internal";
            message: string;
            requestId: string;
            errors?: components["schemas"]["FieldProblem"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "cast.overview": {
        parameters: {
            query?: {
                usernames?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The casts, all on one page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastOverviewList"];
                };
            };
            /** @description auth.token_missing, auth.token_unknown */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description resource.not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.method_not_allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description auth.session_expired */
            419: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description service.unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description service.time_out */
            508: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "cast.live": {
        parameters: {
            query: {
                topics: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            /** @description auth.token_missing, auth.token_unknown */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description resource.not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.method_not_allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description auth.session_expired */
            419: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description service.unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description service.time_out */
            508: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "cast.now": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CastNow"];
                };
            };
            /** @description auth.token_missing, auth.token_unknown */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description resource.not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.method_not_allowed */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description auth.session_expired */
            419: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description service.unavailable */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description service.time_out */
            508: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
